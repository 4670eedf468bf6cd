/** The order that a URL is about, as it came: the API judges it. Empty where it names none, which no order is called. */
export const orderIdParam = (url: URL): string => url.searchParams.get('order_id') ?? '';
