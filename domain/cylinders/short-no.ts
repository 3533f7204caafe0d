/** The number of a test as it stands under a graph: CT-JRP-26-000042 is JRP 42. */
export const shortNo = (testNo: string): string => testNo.replace(/^CT-/, '').replace(/-\d\d-0*/, ' ')
