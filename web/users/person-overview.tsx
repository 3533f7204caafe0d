import { CHANGES_DAYS } from '~/domain/reports/story'
import { showAgo, showDateTime, showDateTimeSeconds } from '~/web/kit/dates'
import { Figure } from '~/web/kit/figure'
import { countOf } from '~/web/kit/figures'
import { HereLink } from '~/web/kit/here-link'
import { PlainTable } from '~/web/kit/page-grid'
import { spelled } from '~/web/kit/record/changes'
import { StoryCard } from '~/web/kit/record/story-card'
import { WhatChanged } from '~/web/kit/record/what-changed'
import { usePortalNow } from '~/web/kit/shell/clock'
import { workAge } from '~/web/kit/work-age'
import type { PersonStory } from './person-loader'

const TRAIL = '/administration/audit-trail'

/** What needs the person, what they changed lately, and where they are signed in. */
export function PersonOverview({ story }: { story: PersonStory }) {
  const { person, work, sessions, changes } = story
  const now = usePortalNow(60_000)
  const open = work.reduce((sum, item) => sum + item.count, 0)
  return (
    <div className="grid gap-5">
      <div className="grid gap-3 sm:grid-cols-3">
        <Figure
          label="Open work"
          value={String(open)}
          note={open ? countOf(work.length, 'kind') : 'Nothing to do'}
          tone={open ? 'waiting' : undefined}
        />
        <Figure
          label="Last seen"
          value={person.lastSeenAt ? showAgo(person.lastSeenAt, now) : 'Never'}
          note={person.lastSeenAt ? showDateTime(person.lastSeenAt) : 'Has not signed in yet'}
        />
        {changes && (
          <Figure
            label={`Changes in ${CHANGES_DAYS} days`}
            value={`${changes.total}${changes.more ? '+' : ''}`}
            to={`${TRAIL}?actorId=${person.id}`}
            note="Made by this person, from the audit trail"
          />
        )}
      </div>
      <StoryCard title="Open work" empty={work.length ? undefined : 'Nothing needs this person now.'}>
        <PlainTable
          caption="Open work"
          rows={work}
          id={item => item.kind}
          columns={[
            {
              label: 'What',
              show: item => (
                <HereLink to={item.to} className="text-link">
                  {item.label}
                </HereLink>
              ),
            },
            { label: 'Count', show: item => `${item.count}${item.more ? '+' : ''}`, align: 'right' },
            { label: 'Oldest', show: item => item.oldest?.name ?? '–' },
            {
              label: 'When',
              show: item => (item.oldest?.at ? `${item.since} ${workAge(item.oldest.at, now).text}` : '–'),
            },
          ]}
        />
      </StoryCard>
      {changes && (
        <StoryCard
          title="Latest changes"
          all={`${TRAIL}?actorId=${person.id}`}
          empty={changes.rows.length ? undefined : `No changes in the last ${CHANGES_DAYS} days.`}
        >
          <PlainTable
            caption="Latest changes"
            rows={changes.rows}
            id={row => String(row.seq)}
            columns={[
              { label: 'When', show: row => <span className="figures">{showDateTimeSeconds(row.at)}</span> },
              { label: 'Record', show: row => spelled(row.subject) },
              { label: 'Action', show: row => spelled(row.action) },
              { label: 'What changed', show: row => <WhatChanged row={row} /> },
            ]}
          />
        </StoryCard>
      )}
      <StoryCard title="Signed in" empty={sessions.length ? undefined : 'Not signed in now.'}>
        <PlainTable
          caption="Signed in"
          rows={sessions}
          id={row => row.id}
          columns={[
            { label: 'Device', show: row => row.device },
            { label: 'Address', show: row => <span className="code">{row.address ?? '–'}</span> },
            { label: 'Signed in', show: row => showDateTime(row.createdAt) },
            { label: 'Last used', show: row => showDateTime(row.lastSeenAt) },
          ]}
        />
      </StoryCard>
    </div>
  )
}
