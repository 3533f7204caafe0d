import { Form, useNavigation } from '@remix-run/react'
import { FileUp } from 'lucide-react'
import * as words from '~/domain/cylinders/words'
import { Button } from '~/web/ui/button'
import { Input } from '~/web/ui/input'

/** The sheet that was downloaded comes back filled; what does not fit is said row by row and nothing is written. */
export function DryUpload() {
  const busy = useNavigation().state !== 'idle'
  return (
    <section id="upload" aria-label={words.uploadTitle()} className="rounded-lg border border-line px-5 py-4">
      <h2 className="font-semibold text-body">{words.uploadFromSheet()}</h2>
      <p className="mt-1 mb-3 text-muted text-table">{words.uploadHow()}</p>
      <Form method="post" encType="multipart/form-data" className="flex flex-wrap items-center gap-3">
        <Input
          type="file"
          name="file"
          accept=".xlsx,.csv"
          required
          aria-label={words.uploadSheet()}
          className="max-w-90 py-1.5!"
        />
        <label className="flex items-center gap-2 text-table">
          <input type="checkbox" className="tick" name="submit" value="true" /> {words.uploadSubmitNow()}
        </label>
        <label className="flex items-center gap-2 text-table">
          <input type="checkbox" className="tick" name="confirmed" value="true" /> {words.uploadChecked()}
        </label>
        <Button type="submit" disabled={busy}>
          <FileUp /> {words.uploadResults()}
        </Button>
      </Form>
    </section>
  )
}
