import { Input } from '~/web/ui/input'
import type { Preview } from './loader'

/** Total moisture and absorption of each aggregate, and the batch weights that follow. Posted for the preview alone. */
export function MixMoisture({ preview }: { preview: Preview | null }) {
  const aggregates = (preview?.lines ?? []).filter(line => line.kind === 'sand' || line.kind === 'stone')
  const batch = preview?.moisture
  const weights = batch && 'aggregates' in batch ? batch : null
  if (!preview || !aggregates.length)
    return <p className="col-span-12 text-muted text-table">The mix has no aggregate yet.</p>
  return (
    <div className="col-span-12 grid gap-3">
      <input type="hidden" name="usualMoisture" value="true" />
      <table className="w-full text-table">
        <caption className="sr-only">Moisture and batch weights</caption>
        <thead>
          <tr className="text-left text-meta text-muted">
            <th scope="col" className="pb-1 font-normal">
              Aggregate
            </th>
            <th scope="col" className="w-28 pb-1 pl-3 text-right font-normal">
              Moisture, %
            </th>
            <th scope="col" className="w-28 pb-1 pl-3 text-right font-normal">
              Absorption, %
            </th>
            <th scope="col" className="w-28 pb-1 text-right font-normal max-md:hidden">
              Designed, kg
            </th>
            <th scope="col" className="w-28 pb-1 text-right font-normal">
              Weigh, kg
            </th>
          </tr>
        </thead>
        <tbody>
          {aggregates.map((line, at) => (
            <tr key={line.materialId} className="border-line border-t">
              <th scope="row" className="py-1 text-left font-normal">
                {line.name}
                <input type="hidden" name={`moistures.${at}.materialId`} value={line.materialId} />
              </th>
              <td className="py-1 pl-3">
                <Percent
                  name={`moistures.${at}.moisture`}
                  label={`Moisture of ${line.name}`}
                  usual={preview.usualMoisture[line.kind as 'sand'].moisture}
                />
              </td>
              <td className="py-1 pl-3">
                <Percent
                  name={`moistures.${at}.absorption`}
                  label={`Absorption of ${line.name}`}
                  usual={preview.usualMoisture[line.kind as 'sand'].absorption}
                />
              </td>
              <td className="figures py-1 text-right max-md:hidden">{Number(line.kgPerM3).toFixed(1)}</td>
              <td className="figures py-1 text-right font-semibold">
                {weights?.aggregates.find(one => one.name === line.name)?.mass.toFixed(1) ?? '–'}
              </td>
            </tr>
          ))}
          {weights && (
            <tr className="border-line-strong border-t">
              <th scope="row" className="py-1.5 text-left font-normal">
                Water
              </th>
              <td colSpan={2} className="figures py-1.5 pl-3 text-right text-muted">
                {weights.free.toFixed(1)} kg come with the aggregate
              </td>
              <td className="figures py-1.5 text-right max-md:hidden">{(weights.water + weights.free).toFixed(1)}</td>
              <td className="figures py-1.5 text-right font-semibold">{weights.water.toFixed(1)}</td>
            </tr>
          )}
        </tbody>
      </table>
      {batch && 'missing' in batch && <p className="text-stop text-table">{batch.missing}</p>}
    </div>
  )
}

const Percent = ({ name, label, usual }: { name: string; label: string; usual: string }) => (
  <>
    <input type="hidden" name="_figure" value={name} />
    <Input name={name} aria-label={label} defaultValue={usual} inputMode="decimal" className="figures text-right" />
  </>
)
