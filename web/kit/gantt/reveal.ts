import { AXIS, DEMAND, HEAD } from './stage'

type Box = { x: number; width: number; rowTop: number; rowHeight: number }

/** Scrolls just as far as the bar needs, with some room around it. */
export function reveal(scroll: HTMLElement, box: Box, demand: boolean) {
  const wide = scroll.clientWidth - HEAD
  const high = scroll.clientHeight - AXIS - (demand ? DEMAND : 0)
  const { scrollLeft, scrollTop } = scroll
  const left = box.x < scrollLeft || box.x + box.width > scrollLeft + wide ? box.x - wide / 3 : scrollLeft
  const top =
    box.rowTop < scrollTop || box.rowTop + box.rowHeight > scrollTop + high ? box.rowTop - high / 2 : scrollTop
  if (left !== scrollLeft || top !== scrollTop) scroll.scrollTo({ left: Math.max(0, left), top: Math.max(0, top) })
}
