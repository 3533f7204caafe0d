import { Badge } from '~/web/ui/badge'
import { requestWord, verdictWord } from './words'

export function Verdict({ of }: { of: string | null | undefined }) {
  const { label, tone } = verdictWord(of)
  return <Badge tone={tone}>{label}</Badge>
}

export function RequestStatus({ of }: { of: string }) {
  const { label, tone } = requestWord(of)
  return <Badge tone={tone}>{label}</Badge>
}
