export function edgeBundle(outdir?: string): Promise<{ file: string; inputs: string[] }>
