import { Button } from '~/web/ui/button'

type Props = {
  title: string
  /** What became of each, with the name that its list has for it. */
  rows: readonly { id: string; name: string; text: string | undefined }[]
  failed: boolean
  onClose: () => void
}

/** What became of rows that were picked together; it stays until it is dismissed. */
export const ResultOfMany = ({ title, rows, failed, onClose }: Props) => (
  <div
    role={failed ? 'alert' : 'status'}
    data-tone={failed ? 'stop' : 'done'}
    className="tone mx-6 my-3 rounded-lg px-4 py-3 text-table max-md:mx-4"
  >
    <p className="flex items-center gap-3">
      <b className="flex-1 font-semibold">{title}</b>
      <Button size="sm" look="quiet" onClick={onClose}>
        Dismiss
      </Button>
    </p>
    {rows.length > 0 && (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
      <ul tabIndex={0} aria-label="Result of each" className="mt-1 grid max-h-48 gap-0.5 overflow-y-auto">
        {rows.map(({ id, name, text = '' }) => (
          <li key={id}>
            {text.startsWith(name) ? (
              text
            ) : (
              <>
                <b className="font-semibold">{name}</b> {text}
              </>
            )}
          </li>
        ))}
      </ul>
    )}
  </div>
)
