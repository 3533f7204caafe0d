/** What few loads pay: on a day of rest, for what comes back, and for a load that is worth less than bringing it. */
export const RARE_CHARGES = [
  {
    subProductCode: 'SP-REST',
    name: 'Sunday or public holiday',
    subProductGroup: 'Plant',
    subProductType: 'Quantity',
    trigger: 'holiday',
    unit: 'm³',
    price: 15,
    free: 0,
    minimum: null,
  },
  {
    subProductCode: 'SP-RETURN',
    name: 'Returned concrete',
    subProductGroup: 'Return',
    subProductType: 'Quantity',
    trigger: 'return_concrete',
    unit: 'm³',
    price: 60,
    free: 0,
    // A bay is emptied and washed whatever is in it.
    minimum: 1,
  },
  {
    subProductCode: 'SP-MIN',
    name: 'Minimum charge of a load',
    subProductGroup: 'Delivery',
    subProductType: 'Event',
    trigger: 'minimum_charge',
    unit: 'load',
    // Below three cubic metres of the cheapest mix, the least that is planned as a load.
    price: 360,
    free: 0,
    minimum: null,
  },
] as const
