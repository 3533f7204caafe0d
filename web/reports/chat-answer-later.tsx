import { type ComponentProps, lazy, Suspense } from 'react'
import type { ChatAnswerView } from './chat-answer'

const Answer = lazy(() => import('./chat-answer').then(({ ChatAnswerView }) => ({ default: ChatAnswerView })))

/** An answer with its chart; what draws it comes with the first one. */
export const ChatAnswerLater = (answer: ComponentProps<typeof ChatAnswerView>) => (
  <Suspense fallback={<div aria-busy className="h-80" />}>
    <Answer {...answer} />
  </Suspense>
)
