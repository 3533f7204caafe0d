/** SST binds a linked secret to a Worker as SST_RESOURCE_TokenKey = {"value":"…"}; as a setting that is PORTAL_TOKEN_KEY. */
export function linked(env: Record<string, unknown>): Record<string, unknown> {
  const bound = Object.entries(env).flatMap(([key, text]) => {
    const name = /^SST_RESOURCE_(\w+)$/.exec(key)?.[1]
    const value = name && typeof text === 'string' ? valueIn(text) : undefined
    return value === undefined ? [] : [[settingName(name!), value]]
  })
  return { ...env, ...Object.fromEntries(bound) }
}

/** `TokenKey` is PORTAL_TOKEN_KEY; the database address alone has the name that every host knows. */
export function settingName(secret: string) {
  const name = secret.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '_').toUpperCase()
  return name === 'DATABASE_URL' ? name : `PORTAL_${name}`
}

function valueIn(text: string): string | undefined {
  try {
    const { value } = JSON.parse(text) as { value?: unknown }
    return typeof value === 'string' ? value : undefined
  } catch {
    return undefined
  }
}
