export { frameLoader as loader } from '../compose/frame/frame-loader.server';
