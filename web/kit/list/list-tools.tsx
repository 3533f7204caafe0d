import { useLocation, useSearchParams, useSubmit } from '@remix-run/react'
import { Columns3, Download } from 'lucide-react'
import { useEffect } from 'react'
import { DENSITIES, type Density, useDensity } from '~/web/kit/shell/density'
import { callPath } from '~/web/kit/support-view'
import { Button } from '~/web/ui/button'
import { Menu, MenuCheck, MenuContent, MenuGroup, MenuLabel, MenuLine, MenuRadio, MenuTrigger } from '~/web/ui/menu'
import type { Column } from './column'
import { withParams } from './list-url'

/** Columns, density and export: what a list offers beside its rows. */
export function ListTools<Row>({
  columns,
  shown,
  exportTo,
}: {
  columns: readonly Column<Row>[]
  shown: readonly Column<Row>[]
  exportTo: string | undefined
}) {
  const [params] = useSearchParams()
  const submit = useSubmit()
  const [density, setDensity] = useDensity()
  const { pathname } = useLocation()
  const memory = `columns ${pathname}`
  const choose = (cols: string | null) => {
    if (cols) localStorage.setItem(memory, cols)
    else localStorage.removeItem(memory)
    submit(new URLSearchParams(withParams(params, { cols, page: params.get('page') })), {
      replace: true,
      preventScrollReset: true,
    })
  }
  useRememberedColumns(memory, params, cols => choose(cols))
  const keys = shown.map(column => column.key)
  const toggle = (key: string) => {
    const next = keys.includes(key) ? keys.filter(one => one !== key) : [...keys, key]
    const usual = columns.filter((column, index) => index === 0 || !column.hidden).map(column => column.key)
    const inOrder = columns.map(column => column.key).filter(one => next.includes(one))
    choose(inOrder.join() === usual.join() ? null : inOrder.join())
  }
  return (
    <>
      <Menu modal={false}>
        <MenuTrigger asChild>
          <Button
            look="quiet"
            size="icon"
            aria-label="Columns and density"
            title="Columns and density"
            className="max-md:hidden"
          >
            <Columns3 />
          </Button>
        </MenuTrigger>
        <MenuContent align="end">
          <MenuLabel>Columns</MenuLabel>
          {columns.map((column, index) => (
            <MenuCheck
              key={column.key}
              checked={keys.includes(column.key)}
              disabled={index === 0}
              onSelect={event => event.preventDefault()}
              onCheckedChange={() => toggle(column.key)}
            >
              {column.label}
            </MenuCheck>
          ))}
          <MenuLine />
          <MenuLabel>Row height</MenuLabel>
          <MenuGroup value={density} onValueChange={value => setDensity(value as Density)}>
            {DENSITIES.map(([value, label]) => (
              <MenuRadio key={value} value={value} onSelect={event => event.preventDefault()}>
                {label}
              </MenuRadio>
            ))}
          </MenuGroup>
        </MenuContent>
      </Menu>
      {exportTo && (
        <Button asChild look="quiet">
          <a href={exportUrl(callPath(exportTo, pathname), params, keys)} download>
            <Download /> Export
          </a>
        </Button>
      )}
    </>
  )
}

/** The current filter, all its pages, the visible columns. */
function exportUrl(path: string, params: URLSearchParams, columns: string[]): string {
  const query = new URLSearchParams(params)
  for (const name of ['page', 'size', 'cols', 'tab', 'view']) query.delete(name)
  for (const name of [...query.keys()]) if (name.endsWith('Label') || !query.get(name)) query.delete(name)
  query.set('columns', columns.join(','))
  return `/files/${path}?${query}`
}

/** The device remembers the columns of each list; an address that names them wins. */
function useRememberedColumns(memory: string, params: URLSearchParams, choose: (cols: string) => void) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at once, when the list opens
  useEffect(() => {
    const remembered = localStorage.getItem(memory)
    if (remembered && !params.has('cols')) choose(remembered)
  }, [memory])
}
