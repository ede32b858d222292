export { illustrationSvg } from './illustration/illustration-svg';
