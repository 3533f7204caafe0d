/** NIST 800-63B-4: length and a list of bad ones count; composition rules and rotation do not. */
export const PASSWORD = { least: 15, most: 128 } as const

const BAD = [
  'password',
  'ready-mix',
  'readymix',
  'concrete',
  'singapore',
  '123456789',
  'qwertyuiop',
  'letmein',
  'welcome',
  'administrator',
]

/** Null when the password will do, else what is wrong with it. */
export function passwordFault(password: string, username: string): string | null {
  if (password.length < PASSWORD.least) return `A password has at least ${PASSWORD.least} characters`
  if (password.length > PASSWORD.most) return `A password has at most ${PASSWORD.most} characters`
  const plain = password.toLowerCase()
  if (username.length > 3 && plain.includes(username.toLowerCase())) return 'A password does not contain the user name'
  if (new Set(plain).size < 5) return 'This password is too easy to guess'
  const rest = BAD.reduce((left, word) => left.replaceAll(word, ''), plain).replaceAll(/[\d\W_]/g, '')
  return rest.length < 4 ? 'This password is too easy to guess' : null
}
