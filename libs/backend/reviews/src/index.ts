export { boughtTogetherJob } from './recommendations/bought-together-job';
export { recommendationsModule } from './recommendations/module';
export { reviewsModule } from './reviews/module';
export { photoUpload, readUploadedPhoto } from './reviews/photos/photo-upload';
