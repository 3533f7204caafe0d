export function webBuild(): Promise<boolean>
