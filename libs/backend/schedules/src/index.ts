export { schedulesModule } from './schedules/module';
