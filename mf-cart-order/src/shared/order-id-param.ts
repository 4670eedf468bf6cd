/** The order that a URL is about; empty where it names none, which no order is called. */
export const orderIdParam = (url: URL): string => url.searchParams.get('order_id') ?? '';
