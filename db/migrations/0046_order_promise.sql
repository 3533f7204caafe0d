CREATE TABLE "order_promise" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"spacing_minutes" integer NOT NULL,
	"quantity" numeric(10, 2) NOT NULL,
	"plant_ids" uuid[] NOT NULL,
	"source" text NOT NULL,
	"promised_to" text,
	"asked_by" text,
	"reason" text,
	"made_at" timestamp with time zone NOT NULL,
	"by_name" text NOT NULL,
	CONSTRAINT "order_promise_once" UNIQUE("order_id","revision")
);
--> statement-breakpoint
ALTER TABLE "order_promise" ADD CONSTRAINT "order_promise_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
create trigger only_grows before update or delete on order_promise for each row execute function only_grows();--> statement-breakpoint
create trigger only_grows_whole before truncate on order_promise execute function only_grows();--> statement-breakpoint
-- What is booked already was promised as it stands.
insert into order_promise (id, order_id, revision, starts_at, spacing_minutes, quantity, plant_ids, source, promised_to, made_at, by_name)
select gen_random_uuid(), o.id, 1, o.starts_at, o.spacing_minutes, o.quantity,
  coalesce((select array_agg(distinct p.plant_id) from order_plant p where p.order_id = o.id), '{}'), 'carried_over', o.contact_name, o.created_at, 'System'
from "order" o where o.status <> 'draft';--> statement-breakpoint
-- The release before books orders without a promise: at the end of its command such an order has one as it stands.
create function promise_kept() returns trigger language plpgsql as $$
begin
  insert into order_promise (id, order_id, revision, starts_at, spacing_minutes, quantity, plant_ids, source, promised_to, made_at, by_name)
  select gen_random_uuid(), o.id, 1, o.starts_at, o.spacing_minutes, o.quantity,
    coalesce((select array_agg(distinct p.plant_id) from order_plant p where p.order_id = o.id), '{}'), 'carried_over', o.contact_name, o.created_at, 'System'
  from "order" o where o.id = new.id and o.status not in ('draft', 'cancelled') and not exists (select from order_promise p where p.order_id = o.id)
  on conflict do nothing;
  return null;
end $$;--> statement-breakpoint
create constraint trigger promise_kept after insert or update of status on "order" deferrable initially deferred for each row when (new.status not in ('draft', 'cancelled')) execute function promise_kept();
