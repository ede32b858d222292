/** A time window of a day in which the shipper can deliver. */
export interface DeliveryTime {
  id: string;
  /** `YYYY-MM-DD` */
  date: string;
  from: string;
  to: string;
}
