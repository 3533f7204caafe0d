/** `getOrderById`, `postPaymentTerm`: the method, then the path as one word. */
export function operationId(method: string, path: string): string {
  const words = path
    .split('/')
    .filter(Boolean)
    .map(part => (part.startsWith(':') ? `By${pascal(part.slice(1).replace(/\{.*/, ''))}` : pascal(part)))
  return method.toLowerCase() + words.join('')
}

const pascal = (text: string) =>
  text
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)
    .map(word => word[0]!.toUpperCase() + word.slice(1))
    .join('')
