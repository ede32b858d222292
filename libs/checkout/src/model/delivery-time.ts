/** A stretch of a day in which the shipper can come. */
export interface DeliveryTime {
  id: string;
  /** `YYYY-MM-DD` */
  date: string;
  from: string;
  to: string;
}
