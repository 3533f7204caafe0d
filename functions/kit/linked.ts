/** SST binds a linked secret to a Worker as SST_RESOURCE_TokenKey = {"value":"…"}; as a setting that is TOKEN_KEY. */
export function linked(env: Record<string, unknown>): Record<string, unknown> {
  const bound = Object.entries(env).flatMap(([key, text]) => {
    const name = /^SST_RESOURCE_(\w+)$/.exec(key)?.[1]
    const value = name && typeof text === 'string' ? valueIn(text) : undefined
    return value === undefined ? [] : [[settingName(name!), value]]
  })
  return { ...env, ...Object.fromEntries(bound) }
}

/** `TokenKey` is TOKEN_KEY. */
export const settingName = (secret: string) => secret.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '_').toUpperCase()

function valueIn(text: string): string | undefined {
  try {
    const { value } = JSON.parse(text) as { value?: unknown }
    return typeof value === 'string' ? value : undefined
  } catch {
    return undefined
  }
}
