import * as words from '~/domain/kit/words'
/** How long toasts stay and how many at once: the default, and the other reading of the specification, as one setting. */
export const TOASTS = {
  usual: { duration: 5000, most: 3, dismissible: true },
  single: { duration: 6000, most: 1, dismissible: false },
} as const
export const QUEUE_CHECK = 100

export type ToastReading = keyof typeof TOASTS
export type Toast = {
  id: number
  kind: 'success' | 'failure' | 'note'
  title: string
  text?: string | undefined
  /** One button, e.g. Undo. */
  action?: { label: string; run: () => void } | undefined
  /** Stands until it is closed or replaced: for what needs an answer or counts down. */
  sticky?: boolean | undefined
}
export type NewToast = Omit<Toast, 'id' | 'kind' | 'title'> & { title?: string }

let waiting: Toast[] = []
let shown: Toast[] = []
let reading: ToastReading = 'usual'
let next = 1
const watchers = new Set<() => void>()

export const success = (toast: NewToast | string) => add('success', words.toastSuccess(), toast)
export const failure = (toast: NewToast | string = {}) => add('failure', words.toastOops(), toast, words.toastReview())

export function dismiss(id: number) {
  waiting = waiting.filter(toast => toast.id !== id)
  shown = shown.filter(toast => toast.id !== id)
  tell()
}

export function change(id: number, values: Partial<Toast>) {
  shown = shown.map(toast => (toast.id === id ? { ...toast, ...values } : toast))
  tell()
}

export const chooseReading = (chosen: ToastReading) => {
  reading = chosen
}
export const toastConfig = () => TOASTS[reading]
export const shownToasts = () => shown
export function watchToasts(watcher: () => void) {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

/** Moves waiting toasts up while there is room; looked at every 100 ms while any wait. */
export function admit() {
  if (!waiting.length || shown.length >= toastConfig().most) return
  shown = [...shown, ...waiting.splice(0, toastConfig().most - shown.length)]
  tell()
}
export const anyWaiting = () => waiting.length > 0

function add(kind: Toast['kind'], title: string, given: NewToast | string, text?: string): number {
  const toast = { title, text, ...(typeof given === 'string' ? { text: given } : given), kind, id: next++ }
  waiting.push(toast)
  admit()
  tell()
  return toast.id
}

const tell = () => {
  for (const watcher of watchers) watcher()
}
