import { useFetchers, useLocation, useNavigation, useSearchParams } from '@remix-run/react'
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import * as words from '~/domain/kit/words'
import { useSession } from '~/web/kit/can'
import { LateAnswers } from '~/web/kit/record/late-answer'
import { inSupport } from '~/web/kit/support-view'
import { cn } from '~/web/ui/cn'
import { Announcer } from './announcer'
import { AreaPanel } from './area-panel'
import { ConnectionNote } from './connection-note'
import { useCountedMenu } from './counts'
import { DemoRibbon } from './demo-ribbon'
import { SaidWithoutScript, useDoneToast } from './done-toast'
import { Rail } from './rail'
import { useSessionWatch } from './session-watch'
import { GO, useShortcuts } from './shortcuts'
import { TopBar } from './top-bar'
import { Tour } from './tour'
import { useMenu } from './use-menu'

const Palette = lazy(() => import('~/web/kit/palette/palette'))
const HelpSheet = lazy(() => import('./help-sheet'))

type Props = { title: string; area?: string | undefined; sidebar: boolean; children: ReactNode }

/** The frame of every signed-in screen. `?kiosk=1` leaves the screen alone on a wall or a plant's tablet. */
export function Frame({ title, area, sidebar, children }: Props) {
  const { menu, unread, countAgain } = useCountedMenu(useMenu())
  const demo = useSession()?.demo.on
  const [params] = useSearchParams()
  const { pathname } = useLocation()
  const [overlay, setOverlay] = useState<'palette' | 'help' | null>(null)
  const goTo = useCallback(
    (key: string) => (key === 'h' ? '/' : menu.find(one => one.key === GO[key]?.[0])?.to),
    [menu],
  )
  useShortcuts({
    goTo,
    help: useCallback(() => setOverlay('help'), []),
    palette: useCallback(() => setOverlay(now => (now === 'palette' ? null : 'palette')), []),
  })
  useSessionWatch()
  useDoneToast()
  if (params.get('kiosk') === '1')
    return (
      <main className="flex h-dvh flex-col overflow-hidden" data-kiosk>
        <LateAnswers />
        {children}
        <ConnectionNote />
      </main>
    )
  const now = menu.find(one => one.key === area)
  return (
    <div
      className={cn('frame', sidebar && 'frame-sidebar', !now && 'frame-alone')}
      data-demo={demo || undefined}
      data-support={inSupport(pathname) || undefined}
    >
      <a
        href="#main"
        className="sr-only z-60 rounded-md bg-brand px-3 py-2 text-on-brand focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        {words.shellSkip()}
      </a>
      <Announcer title={title} />
      <LateAnswers />
      {sidebar && <Rail menu={menu} area={area} />}
      {sidebar && <AreaPanel area={now} pathname={pathname} />}
      <div className="frame-main">
        <div className="frame-top">
          <DemoRibbon />
          <TopBar
            area={now}
            title={title}
            menu={menu}
            sidebar={sidebar}
            unread={unread}
            onSearch={() => setOverlay('palette')}
            onHelp={() => setOverlay('help')}
          />
        </div>
        <main id="main" tabIndex={-1} className="flex min-h-0 flex-1 flex-col">
          <SaidWithoutScript />
          {children}
        </main>
      </div>
      <AfterChange call={countAgain} />
      <ConnectionNote />
      <Tour />
      {/* Only while something is open: an empty boundary in the HTML fails when news comes before React has reached it. */}
      {overlay && (
        <Suspense>
          {overlay === 'palette' && (
            <Palette menu={menu} onClose={() => setOverlay(null)} onHelp={() => setOverlay('help')} />
          )}
          {overlay === 'help' && <HelpSheet onClose={() => setOverlay(null)} />}
        </Suspense>
      )}
    </div>
  )
}

/** Calls when a change was sent and is done. It draws nothing, so that the frame is not drawn again with each request. */
function AfterChange({ call }: { call: () => unknown }) {
  const sends = [useNavigation(), ...useFetchers()].some(of => of.state !== 'idle' && of.formMethod === 'POST')
  const sent = useRef(false)
  useEffect(() => {
    if (sent.current && !sends) call()
    sent.current = sends
  }, [sends, call])
  return null
}
