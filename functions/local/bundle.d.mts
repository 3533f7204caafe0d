/** Makes the bundle where its sources have changed, and says where the entry lies. */
export function serverBundle(entry?: string): Promise<string>
