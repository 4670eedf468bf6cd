/** `010-1234-5678`; other numbers as they are. */
export const phoneText = (phone: string): string => phone.replace(/^(\d{3})(\d{4})(\d{4})$/, '$1-$2-$3');
