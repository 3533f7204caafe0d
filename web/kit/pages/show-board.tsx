import { BoardScreen } from '~/web/kit/board/board-screen'
import { BoardCard, Lane, Lanes } from '~/web/kit/board/lanes'
import { useSession } from '~/web/kit/can'
import { Button } from '~/web/ui/button'
import type { ExampleRow } from './example-rows'

export function ShowBoard({ rows }: { rows: ExampleRow[] }) {
  const now = useSession()?.now ?? '2026-11-20T02:00:00Z'
  const since = (minutes: number) => new Date(new Date(now).getTime() - minutes * 60_000).toISOString()
  const lanes = [
    { title: 'Waiting in yard', tone: 'neutral', take: [0, 3] },
    { title: 'Called', tone: 'waiting', take: [3, 5] },
    { title: 'Loading', tone: 'plant', take: [5, 7] },
    { title: 'Rejected to verify', tone: 'stop', take: [7, 7] },
  ] as const
  return (
    <BoardScreen
      title="Batcher queue"
      count="7 trucks"
      live={{ at: null, state: 'fresh', refresh: () => undefined }}
      alerts={[
        {
          id: '1',
          text: 'TU-26-000004 was called 6 minutes ago and has not answered',
          tone: 'waiting',
          onAcknowledge: () => undefined,
        },
      ]}
      footer={
        <>
          <span>Loaded today 412.00 m³</span>
          <span className="text-muted">Line 1 68 m³/h, line 2 54 m³/h</span>
        </>
      }
    >
      <Lanes>
        {lanes.map(({ title, tone, take }) => (
          <Lane key={title} title={title} tone={tone} count={take[1] - take[0]}>
            {rows.slice(take[0], take[1]).map((row, index) => (
              <BoardCard
                key={row.id}
                title={`TRK-0${14 + index + take[0]}`}
                since={since(3 + index * 7)}
                promised={600}
                lines={[`${row.site}`, 'Kumar, 9 m³, 6 h 20 left']}
                actions={tone === 'neutral' && <Button look={index === 0 ? 'primary' : 'plain'}>Call truck</Button>}
              />
            ))}
          </Lane>
        ))}
      </Lanes>
    </BoardScreen>
  )
}
