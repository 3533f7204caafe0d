/** What saving leaves out, said before it is saved. */
export function DroppedNote({ dropped, fault }: { dropped: readonly string[]; fault: string | null }) {
  if (!dropped.length && !fault) return null
  return (
    <div role="status" className="grid gap-2 pt-4">
      {fault && (
        <p data-tone="stop" className="tone rounded-lg px-4 py-2.5 text-table">
          {fault}
        </p>
      )}
      {dropped.length > 0 && (
        <p data-tone="waiting" className="tone rounded-lg px-4 py-2.5 text-table">
          Will not be saved: {dropped.join('; ')}.
        </p>
      )}
    </div>
  )
}
