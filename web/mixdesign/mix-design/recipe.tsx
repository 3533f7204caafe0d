import { Plus, Trash2 } from 'lucide-react'
import { useContext, useRef, useState } from 'react'
import type { MixDesignCreate } from '~/domain/mixdesign/mix-design'
import { rowFieldsOf } from '~/web/kit/form/fields-of'
import { FormContext, RowContext, useField, valueAt } from '~/web/kit/form/form-context'
import { tellForm } from '~/web/kit/form/tell-form'
import { useHydrated } from '~/web/kit/hydrated'
import { Button } from '~/web/ui/button'
import { MATERIALS } from '../lookups'
import type { Preview } from './loader'

type Line = { materialId?: string; kgPerM3?: string; name?: string }
type KnownLine = Preview['lines'][number]

const Line = rowFieldsOf<typeof MixDesignCreate, 'lines'>()
const GRID =
  'grid items-center gap-x-3 gap-y-0.5 grid-cols-[minmax(0,1fr)_8.5rem_4rem_4rem_4.5rem_5rem_2.25rem] ' +
  'max-md:grid-cols-[minmax(0,1fr)_7.5rem_2.25rem] max-md:py-2'
const FIGURE = 'figures text-right text-table max-md:hidden'
const SPARE = 7

/** The lines of a mix as a table: what is typed at the left, what follows from it at the right. */
export function MixRecipe({ preview }: { preview: Preview | null }) {
  const { values, readOnly } = useContext(FormContext)
  const { errors } = useField('lines')
  const hydrated = useHydrated()
  const box = useRef<HTMLFieldSetElement>(null)
  const given = listed(valueAt(values, 'lines')) as Line[]
  const [extra, setExtra] = useState(given.length || readOnly ? 0 : SPARE)
  const [gone, setGone] = useState<number[]>([])
  const count = given.length + (readOnly ? 0 : hydrated ? extra : Math.max(extra, 2))
  const rows = Array.from({ length: count }, (_, at) => at).filter(at => !gone.includes(at))
  const figures = preview?.figures
  return (
    <fieldset ref={box} className="col-span-12 min-w-0">
      <legend className="sr-only">Recipe</legend>
      {errors.map(message => (
        <p key={message} id="f-lines-error" className="mb-2 text-stop text-table">
          {message}
        </p>
      ))}
      <div aria-hidden className={`${GRID} border-line border-b pb-1.5 text-meta text-muted max-md:hidden`}>
        <span>Material</span>
        <span className="text-right">kg per m³</span>
        <span className="text-right">Litres</span>
        <span className="text-right">% mass</span>
        <span className="text-right">S$</span>
        <span className="text-right">kg CO₂e</span>
        <span />
      </div>
      {rows.map(at => (
        <RowContext.Provider key={at} value={`lines.${at}.`}>
          <RecipeRow
            at={at}
            line={given[at] ?? {}}
            known={preview?.lines ?? []}
            total={Number(figures?.totalKg ?? 0)}
            onRemove={
              !readOnly && hydrated
                ? () => {
                    setGone([...gone, at])
                    if (box.current) tellForm(box.current)
                  }
                : undefined
            }
          />
        </RowContext.Provider>
      ))}
      {figures && (
        <div className={`${GRID} border-line-strong border-t pt-2 font-semibold text-table`}>
          <span>Total with air</span>
          <span className="figures pr-3 text-right">{Number(figures.totalKg).toFixed(1)} kg</span>
          <span className={FIGURE}>{(figures.volume * 1000).toFixed(1)}</span>
          <span className={FIGURE}>100.0</span>
          <span className={FIGURE}>{figures.cost ?? '–'}</span>
          <span className={FIGURE}>{figures.gwpPerM3 ? Number(figures.gwpPerM3).toFixed(1) : '–'}</span>
        </div>
      )}
      {!readOnly && hydrated && (
        <Button size="sm" className="mt-3" onClick={() => setExtra(extra + 1)}>
          <Plus /> Add material
        </Button>
      )}
    </fieldset>
  )
}

type RowProps = { at: number; line: Line; known: KnownLine[]; total: number; onRemove: (() => void) | undefined }

function RecipeRow({ at, line, known, total, onRemove }: RowProps) {
  const [materialId, setMaterialId] = useState(line.materialId ?? '')
  const of = known.find(one => one.materialId === materialId)
  const kg = Number(of?.kgPerM3 ?? 0)
  const litres = of ? ((kg / Number(of.density)) * 1000).toFixed(1) : ''
  const cost = of?.costPerKg == null ? null : (kg * Number(of.costPerKg)).toFixed(2)
  const carbon = of?.carbonFactor == null ? null : (kg * Number(of.carbonFactor)).toFixed(1)
  return (
    <div className={`${GRID} border-line border-b py-1`}>
      <div className="grid grid-cols-12">
        <Line.Combobox
          name="materialId"
          label={`Material ${at + 1}`}
          source={MATERIALS}
          text={line.name}
          onPick={choice => setMaterialId(choice?.value ?? '')}
          span={12}
          bare
          optional
        />
      </div>
      <div className="grid grid-cols-12">
        <Line.Number name="kgPerM3" label={`Mass ${at + 1}`} unit="kg" span={12} bare optional />
      </div>
      <span className={FIGURE}>{litres}</span>
      <span className={FIGURE}>{of && total ? ((kg / total) * 100).toFixed(1) : ''}</span>
      <span className={FIGURE}>{of ? (cost ?? <Unknown what="No price" />) : ''}</span>
      <span className={FIGURE}>{of ? (carbon ?? <Unknown what="No carbon factor" />) : ''}</span>
      {onRemove ? (
        <Button look="quiet" size="icon" aria-label={`Remove line ${at + 1}`} onClick={onRemove}>
          <Trash2 />
        </Button>
      ) : (
        <span className="max-md:hidden" />
      )}
      {of && (
        <p className="figures col-span-full text-meta text-muted md:hidden">
          {litres} L · {cost ? `S$${cost}` : 'no price'} · {carbon ? `${carbon} kg CO₂e` : 'no carbon factor'}
        </p>
      )}
    </div>
  )
}

const Unknown = ({ what }: { what: string }) => (
  <span className="text-stop" title={what}>
    –<span className="sr-only">{what}</span>
  </span>
)

const listed = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value && typeof value === 'object' ? Object.values(value) : []
