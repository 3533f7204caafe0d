import type { StaffSave, UserListRow } from '~/domain/users/user'
import { CheckFields } from '~/web/kit/form/check-fields'
import { DialogForm } from '~/web/kit/form/dialog-form'
import { fieldsOf } from '~/web/kit/form/fields-of'

type Choices = readonly (readonly [value: string, label: string])[]
type Person = Pick<UserListRow, 'id' | 'version' | 'name' | 'username'>

const Field = fieldsOf<typeof StaffSave>()

type Choosable = { roles: Choices; regions: Choices; plants: Choices }

/** A new person of the staff. */
export const PortalUserForm = (of: Choosable & { readOnly: boolean }) => (
  <DialogForm
    title="New user"
    values={{}}
    readOnly={of.readOnly}
    save="Save user"
    description="A one-time password is shown once after saving."
  >
    <PersonFields {...of} />
  </DialogForm>
)

/** Who a person is, what they may do and where. Other roles end the sessions that were opened under the old ones. */
export const PersonFields = ({ roles, regions, plants }: Choosable) => (
  <>
    <Field.Text name="name" label="Name" span={6} />
    <Field.Text name="username" label="Username" span={6} hint="Letters, digits, dot, dash; at least 3" />
    <Field.Text name="email" label="E-mail" type="email" span={6} optional />
    <Field.Text name="phone" label="Phone" type="tel" span={6} optional />
    <CheckFields name="roles" label="Roles" choices={roles} />
    <CheckFields
      name="regionIds"
      label="Regions"
      choices={regions}
      hint="Dispatchers see these regions and no others."
    />
    <CheckFields
      name="plantIds"
      label="Plants"
      choices={plants}
      hint="Batchers and laboratory staff see these plants and no others."
    />
  </>
)

/** Asks first: the old password and every open session end with it. */
export function PortalUserReset({ person }: { person: Person }) {
  return (
    <DialogForm title={`Reset the password of ${person.name}?`} values={{ id: person.id }} save="Reset password">
      <p className="col-span-12 text-body">
        {person.username} is signed out everywhere and must sign in again with a one-time password, which is shown to
        you once and is valid for one day.
      </p>
    </DialogForm>
  )
}

/** For who lost the phone and the recovery codes. */
export function TwoStepReset({ person }: { person: Person }) {
  return (
    <DialogForm
      title={`Reset two-step sign-in of ${person.name}?`}
      values={{ id: person.id }}
      save="Reset two-step sign-in"
    >
      <p className="col-span-12 text-body">
        {person.username} is signed out everywhere and signs in with the password alone until the app is set up again.
        Make sure that it is this person who asks.
      </p>
    </DialogForm>
  )
}
