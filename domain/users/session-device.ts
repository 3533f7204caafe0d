const BROWSERS: [RegExp, string][] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
]
const SYSTEMS: [RegExp, string][] = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
]

/** What a browser says of itself, as people name it: "Chrome on Windows". */
export function deviceOf(agent: string | null): string {
  const named = (list: [RegExp, string][]) => list.find(([sign]) => sign.test(agent ?? ''))?.[1]
  const [browser, system] = [named(BROWSERS), named(SYSTEMS)]
  if (!browser) return system ?? 'Unknown device'
  return system ? `${browser} on ${system}` : browser
}
