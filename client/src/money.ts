const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** `$12.40` of US dollars; an amount that would be rounded away is `under $0.01`. */
export const formatMoney = (amount: number) =>
  amount > 0 && amount < 0.005 ? 'under $0.01' : dollars.format(amount);
