/** What is usual until somebody has measured: total moisture and absorption, percent of dry mass. */
export const USUAL_MOISTURE: Record<string, readonly [moisture: string, absorption: string]> = {
  sand: ['5', '1.2'],
  stone: ['1.2', '0.6'],
}
