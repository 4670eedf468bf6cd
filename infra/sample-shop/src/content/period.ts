/** From and until when something lasts. */
export interface Period {
  start: Date;
  end: Date;
}
