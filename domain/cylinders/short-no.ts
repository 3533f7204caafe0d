/** The number of a test from what was typed or scanned: a specimen's label is the number of its test and its own. */
export const testNoOf = (typed: string): string =>
  typed
    .trim()
    .toUpperCase()
    .replace(/^(CT-.+-\d\d-\d{6})-\d+$/, '$1')

/** The number of a test as it stands under a graph: CT-JRP-26-000042 is JRP 42. */
export const shortNo = (testNo: string): string => testNo.replace(/^CT-/, '').replace(/-\d\d-0*/, ' ')
