import { Form, Link } from '@remix-run/react'
import * as words from '~/domain/cylinders/words'
import { translated } from '~/domain/kit/translated'
import { PageHead } from '~/web/kit/page-head'
import { Button } from '~/web/ui/button'
import { Input } from '~/web/ui/input'
import { Labelled } from './labelled'
import { HOME } from './words'

/** The screen of a test before one is named: typed, or scanned off a specimen. `sought` is what was not found. */
export const FindTest = ({ sought }: { sought: string }) => (
  <>
    <PageHead title={translated('Cylinder test info')} note={words.setFind()} />
    <Form method="get" className="grid max-w-160 gap-4 px-6 pb-10 max-md:px-4">
      {sought && (
        <p role="alert" data-tone="stop" className="tone rounded-lg px-4 py-3 text-table">
          {words.setNoSuch({ no: sought })}
        </p>
      )}
      <Labelled label={words.setTestOrSpecimen()} look="strong">
        {id => (
          <Input
            id={id}
            name="id"
            defaultValue={sought}
            autoFocus
            required
            minLength={3}
            maxLength={40}
            autoCapitalize="characters"
            className="code h-14!"
          />
        )}
      </Labelled>
      <span className="flex flex-wrap gap-2">
        <Button type="submit" size="lg" look="primary">
          {words.setOpen()}
        </Button>
        <Button asChild size="lg" look="quiet">
          <Link to={`${HOME}/inhouse-cylinder-listing`}>{words.setSearch()}</Link>
        </Button>
      </span>
    </Form>
  </>
)
