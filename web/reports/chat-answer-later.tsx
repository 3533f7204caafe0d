import { type ComponentProps, lazy } from 'react'
import { Later } from '~/web/kit/later'
import type { ChatAnswerView } from './chat-answer'

const Answer = lazy(() => import('./chat-answer').then(({ ChatAnswerView }) => ({ default: ChatAnswerView })))

/** An answer with its chart; what draws it comes with the first one. */
export const ChatAnswerLater = (answer: ComponentProps<typeof ChatAnswerView>) => (
  <Later>
    <Answer {...answer} />
  </Later>
)
