import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { Plus } from 'lucide-react'
import * as kitWords from '~/domain/kit/words'
import { OpeningStockChange, OpeningStockSave } from '~/domain/materials/silo'
import * as words from '~/domain/materials/words'
import { apiFor, attempt, listOf, take } from '~/web/kit/api'
import { useCan } from '~/web/kit/can'
import { showDate } from '~/web/kit/dates'
import { closed, done } from '~/web/kit/done'
import { showNumber } from '~/web/kit/figures'
import { DialogForm } from '~/web/kit/form/dialog-form'
import { fieldsOf } from '~/web/kit/form/fields-of'
import { filter, PLANTS } from '~/web/kit/list/column'
import { useEditLink } from '~/web/kit/list/edit-link'
import { ListScreen } from '~/web/kit/list/screen'
import { searchOf } from '~/web/kit/list/url'
import { readForm, readIntent, refused } from '~/web/kit/read-form'
import { anId } from '~/web/kit/screens'
import { Button } from '~/web/ui/button'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams
  const plantId = params.get('plantId') ?? ''
  const query = anId.test(plantId) ? { plantId } : {}
  const api = apiFor({ request, context }).materials
  const [page, silos] = await Promise.all([
    listOf(api['opening-stock'].$get({ query })),
    params.get('edit') === 'new' ? take(api.silo.search.$get({ query: { ...query, limit: '200' } })) : null,
  ])
  const opened = new Set(page.rows.map(row => row.siloId))
  const open = (silos?.rows ?? []).filter(silo => !opened.has(silo.siloId))
  const { limit, offset } = searchOf(request)
  const first = Number(offset) * Number(limit)
  return {
    page: { ...page, rows: page.rows.slice(first, first + Number(limit)) },
    silos: open.map(silo => [silo.siloId, `${silo.plantName}, ${silo.siloCode}, ${silo.materialName}`] as const),
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { fields, key } = await readIntent(request.clone() as Request)
  const api = apiFor({ request, context, key }).materials['opening-stock']
  const { id } = fields
  if (id) {
    const { values, raw } = await readForm(request, OpeningStockChange)
    const saved = await attempt(api[':id'].$put({ param: { id }, json: values }))
    return saved.ok ? done(request, closed(request), words.stockOpeningCorrected()) : refused(saved.problem, raw)
  }
  const { values, raw } = await readForm(request, OpeningStockSave)
  const saved = await attempt(api.$post({ json: values }))
  return saved.ok ? done(request, closed(request), words.stockOpeningEntered()) : refused(saved.problem, raw)
}

const Field = fieldsOf<typeof OpeningStockSave>()
/** A silo is not counted to the gram; the form shows what was written down. */
const kilograms = (kg: string) => `${showNumber(Math.round(Number(kg)))} kg`

/** What lay in each silo when its book was opened; a correction is a further entry and the first one stays. */
export default function OpeningStock() {
  const { page, silos } = useLoaderData<typeof loader>()
  const mayManage = useCan()('manage', 'material')
  const { editing, to } = useEditLink()
  const row = page.rows.find(each => each.id === editing) ?? null
  const add = mayManage && (
    <Button asChild look="primary">
      <Link to={to('new')} data-hotkey="c">
        <Plus /> {words.stockEnterOpening()}
      </Link>
    </Button>
  )
  return (
    <ListScreen<(typeof page.rows)[number]>
      title={words.stockOpening()}
      noun={['silo', 'silos']}
      page={page}
      columns={[
        { key: 'siloCode', label: kitWords.fieldSilo(), show: each => <span className="code">{each.siloCode}</span> },
        { key: 'plantName', label: kitWords.fieldPlant(), show: each => each.plantName },
        { key: 'materialName', label: kitWords.fieldMaterial(), show: each => each.materialName },
        { key: 'at', label: words.stockOpenedOn(), show: each => <span className="figures">{showDate(each.at)}</span> },
        { key: 'kg', label: words.stockOpening(), show: each => kilograms(each.kg), align: 'right', phone: 'end' },
      ]}
      open={each => to(each.id)}
      filters={[filter.lookup('plantId', kitWords.fieldPlant(), PLANTS)]}
      actions={add}
      empty={{ text: words.stockNoneYet(), action: add }}
    >
      {(row || editing === 'new') && (
        <DialogForm
          key={editing}
          title={row ? `${row.plantName}, ${row.siloCode}` : words.stockEnterOpening()}
          description={row ? words.stockOpenedWith({ mass: row.kg, material: row.materialName }) : undefined}
          values={row ? { id: row.id, kg: row.kg, previousKg: row.kg } : {}}
          readOnly={!mayManage}
          save={row ? words.stockCorrectOpening() : words.stockEnterOpening()}
        >
          {row ? (
            <input type="hidden" name="previousKg" value={row.kg} />
          ) : (
            <Field.Select name="siloId" label={kitWords.fieldSilo()} choices={silos} span={8} />
          )}
          <Field.Number name="kg" label={words.stockOpening()} unit="kg" span={4} />
          <Field.Text
            name="remarks"
            label={row ? kitWords.fieldReason() : kitWords.fieldRemarks()}
            span={12}
            optional={!row}
          />
        </DialogForm>
      )}
    </ListScreen>
  )
}
