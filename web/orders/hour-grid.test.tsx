import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FormContext } from '~/web/kit/form/form-context'
import { HourGrid } from './hour-grid'

const values = { limits: Array.from({ length: 48 }, (_, at) => ({ quantity: at === 31 ? '240.00' : '' })) }
const shown = (readOnly: boolean) =>
  renderToStaticMarkup(
    <FormContext.Provider value={{ values, problem: undefined, readOnly, today: '2026-11-20' }}>
      <HourGrid
        caption="Limits"
        columns={['Central', 'East']}
        cell={(column, hour) => ({
          path: `limits.${column * 24 + hour}`,
          usual: hour === 8 ? '120.00' : '',
          also: { regionId: `region ${column}`, hour },
        })}
      />
    </FormContext.Provider>,
  )

test('hours are a sheet: a row an hour, a column a region, each figure in the cell of both', () => {
  const html = shown(false)
  expect(html.match(/<tr>/g)).toHaveLength(25)
  expect(html.match(/<th scope="col"[^>]*>[^<]+/g)?.map(head => head.replace(/.*>/, ''))).toEqual([
    'Hour',
    'Central',
    'East',
  ])
  const row = html.split('<tr>').find(part => part.includes('07:00</th>'))!
  expect(row).toContain('aria-label="East 07:00"')
  expect(row).toMatch(/name="limits\.31\.regionId" value="region 1"/)
  expect(row).toMatch(/name="limits\.31\.quantity"[^>]*value="240"/)
})

test('an empty hour shows in grey what holds instead, and nothing travels from a sheet that is only looked at', () => {
  const row = shown(true)
    .split('<tr>')
    .find(part => part.includes('08:00</th>'))!
  expect(row.match(/placeholder="120"/g)).toHaveLength(2)
  expect(row).not.toContain('type="hidden"')
})
