/** A registration number as it is compared: 201412345k and 2014 12345-K are the same company. */
export const bareNumber = (text: string): string => text.replace(/[^\dA-Za-z]/g, '').toUpperCase()
