import type { AppLoadContext } from '@remix-run/node'
import { Form, useActionData, useNavigation } from '@remix-run/react'
import { FileUp } from 'lucide-react'
import { rawApi } from '~/web/kit/api'
import { done } from '~/web/kit/done'
import { countOf } from '~/web/kit/figures'
import { DropFile } from '~/web/kit/import/drop-file'
import { type Problem, problemOf } from '~/web/kit/problem'
import { refused } from '~/web/kit/read-form'
import { Button } from '~/web/ui/button'
import { Card } from '~/web/ui/card'
import { Input, Select } from '~/web/ui/input'

/** The file goes to the API as it came, with where its sensors are. */
export async function uploadTemperature({ request, context }: { request: Request; context: AppLoadContext }) {
  const url = new URL(request.url)
  const typed = await request.formData()
  const form = new FormData()
  for (const name of ['measures', 'place', 'file']) {
    const value = typed.get(name)
    if (value !== null) form.set(name, value)
  }
  const asked = new Request('http://portal/', { method: 'POST', body: form })
  const id = String(typed.get('setId') ?? '')
  const answer = await rawApi({ request, context })(`http://portal/api/cylinder-test/upload-temperature/${id}`, {
    method: 'POST',
    headers: { 'content-type': asked.headers.get('content-type') ?? '' },
    body: await asked.arrayBuffer(),
  })
  if (!answer.ok) return refused(await problemOf(answer), {})
  const { added, channels }: { added: number; channels: unknown[] } = await answer.json()
  const told = added
    ? `${countOf(added, 'reading')} of ${countOf(channels.length, 'sensor')} added`
    : 'The file has nothing new'
  return done(request, `${url.pathname}${url.search}`, told)
}

export function TemperatureUploadForm({ setId, first }: { setId: string; first: boolean }) {
  const busy = useNavigation().state !== 'idle'
  const problem = useActionData<{ problem?: Problem }>()?.problem
  return (
    <Card title={first ? 'Upload a temperature record' : 'Upload more readings'}>
      <Form method="post" encType="multipart/form-data" className="grid gap-4">
        <input type="hidden" name="intent" value="upload-temperature" />
        <input type="hidden" name="setId" value={setId} />
        {problem && (
          <p role="alert" className="rounded-md border border-stop px-4 py-3 text-body text-stop">
            {problem.detail} Nothing was added.
          </p>
        )}
        <DropFile
          label="File of the logger"
          text="Drop the file of the logger here, or choose it"
          hint=".csv or .xlsx with a time and one or more temperatures, °C or °F by the heading. The same file again adds only what is new."
        />
        <div className="flex flex-wrap items-end gap-4">
          <label htmlFor="temperature-measures" className="grid gap-1 text-table">
            Sensors are in
            <Select id="temperature-measures" name="measures" defaultValue="structure">
              <option value="structure">The structure</option>
              <option value="specimens">The specimens</option>
            </Select>
          </label>
          <label htmlFor="temperature-place" className="grid gap-1 text-table">
            Place
            <Input id="temperature-place" name="place" maxLength={120} placeholder="As the set" className="w-64" />
          </label>
          <Button type="submit" look="primary" disabled={busy}>
            <FileUp /> {busy ? 'Uploading…' : 'Upload'}
          </Button>
        </div>
      </Form>
    </Card>
  )
}
