-- A loaded truck that is diverted changes places with an open load: each place of a pour is held once at the end of the two
-- writes, not between them.
alter table delivery_order drop constraint delivery_order_load_once;--> statement-breakpoint
alter table delivery_order add constraint delivery_order_load_once unique (order_id, load_no) deferrable initially immediate;
