import { Form, useNavigation } from '@remix-run/react'
import { Download } from 'lucide-react'
import { Button } from '~/web/ui/button'
import { DropFile } from './drop-file'

/** The first step of an import: the file, and the template it should look like. */
export function ImportFile({ path }: { path: string }) {
  const sending = useNavigation().state === 'submitting'
  return (
    <div className="grid max-w-200 gap-4 px-6 max-md:px-4">
      <Form method="post" encType="multipart/form-data" className="grid gap-4">
        <input type="hidden" name="step" value="check" />
        <DropFile
          label="File"
          text="Drop a file here, or choose one"
          hint=".xlsx or .csv, at most 10 MB; the first row names the columns."
        />
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" look="primary" disabled={sending}>
            {sending ? 'Checking…' : 'Check file'}
          </Button>
          <Button asChild look="quiet">
            <a href={`/files/${path}/template`} download>
              <Download /> Template
            </a>
          </Button>
          <p className="text-muted text-table">Checking changes nothing.</p>
        </div>
      </Form>
    </div>
  )
}
