CREATE TABLE "agreed_payment_term" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"customer_id" uuid,
	"project_id" uuid,
	"payment_term_id" uuid NOT NULL,
	"days" integer NOT NULL,
	"from_date" date NOT NULL,
	"to_date" date,
	"reason" text,
	CONSTRAINT "agreed_payment_term_party" CHECK (num_nonnulls("agreed_payment_term"."customer_id", "agreed_payment_term"."project_id") = 1),
	CONSTRAINT "agreed_payment_term_days" CHECK (("agreed_payment_term"."to_date" is null or "agreed_payment_term"."to_date" >= "agreed_payment_term"."from_date"))
);
--> statement-breakpoint
ALTER TABLE "invoice" ADD COLUMN "payment_term_source" text;--> statement-breakpoint
ALTER TABLE "agreed_payment_term" ADD CONSTRAINT "agreed_payment_term_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreed_payment_term" ADD CONSTRAINT "agreed_payment_term_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreed_payment_term" ADD CONSTRAINT "agreed_payment_term_payment_term_id_payment_term_id_fk" FOREIGN KEY ("payment_term_id") REFERENCES "public"."payment_term"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "agreed_payment_term_customer" ON "agreed_payment_term" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "agreed_payment_term_project" ON "agreed_payment_term" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "agreed_payment_term_term" ON "agreed_payment_term" USING btree ("payment_term_id");--> statement-breakpoint
create extension if not exists btree_gist;--> statement-breakpoint
-- A customer and a project each have one term on a day, whoever writes it and however.
alter table agreed_payment_term add constraint agreed_payment_term_once exclude using gist (
  coalesce(project_id, customer_id) with =,
  daterange(from_date, to_date, '[]') with &&
);--> statement-breakpoint
-- What customers have holds from the first day of data, as every invoice so far has used it.
insert into agreed_payment_term (id, customer_id, payment_term_id, days, from_date, reason)
select gen_random_uuid(), c.id, t.id, t.days,
  least(c.created_at::date, current_date, (select min(order_date) from "order"), (select min(do_date) from delivery_order), (select min(invoice_date) from invoice)),
  'Carried over'
from customer c join payment_term t on t.id = c.payment_term_id;--> statement-breakpoint
-- The release before reads and writes the term of the customer itself: it is kept as the term of today, both ways.
create function customer_term_of(customer uuid) returns uuid language sql stable as $$
  select payment_term_id from agreed_payment_term a
  where a.customer_id = customer and daterange(a.from_date, a.to_date, '[]') @> (now() at time zone 'Asia/Singapore')::date
$$;--> statement-breakpoint
create function customer_term_kept() returns trigger language plpgsql as $$
declare
  party uuid := case when tg_op = 'DELETE' then old.customer_id else new.customer_id end;
begin
  update customer set payment_term_id = customer_term_of(party)
    where id = party and payment_term_id is distinct from customer_term_of(party);
  return null;
end $$;--> statement-breakpoint
create trigger customer_term_kept after insert or update or delete on agreed_payment_term for each row execute function customer_term_kept();--> statement-breakpoint
create function customer_term_agreed() returns trigger language plpgsql as $$
declare
  today date := (now() at time zone 'Asia/Singapore')::date;
begin
  if new.payment_term_id is not distinct from customer_term_of(new.id) then return null; end if;
  delete from agreed_payment_term where customer_id = new.id and from_date = today;
  update agreed_payment_term set to_date = today - 1, version = version + 1
    where customer_id = new.id and from_date < today and (to_date is null or to_date >= today);
  insert into agreed_payment_term (id, customer_id, payment_term_id, days, from_date, to_date, reason)
    select gen_random_uuid(), new.id, t.id, t.days, today,
      (select min(from_date) - 1 from agreed_payment_term where customer_id = new.id and from_date > today), 'Set on the customer'
    from payment_term t where t.id = new.payment_term_id;
  return null;
end $$;--> statement-breakpoint
create trigger customer_term_agreed after insert or update of payment_term_id on customer for each row execute function customer_term_agreed();
