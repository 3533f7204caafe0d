-- A load was called by several trucks, and a truck got the ticket of another load than it was called for. The truck with the
-- ticket keeps the load, else the newest call; the other calls are withdrawn, and their trucks are in the queue as before.
WITH "ranked" AS (
  SELECT "id", "status", "delivery_order_id", row_number() OVER (PARTITION BY "delivery_order_id"
    ORDER BY ("status" = 'loading') DESC, "called_at" DESC NULLS LAST, "joined_at" DESC, "id" DESC) AS "place"
  FROM "queue_item" WHERE "status" IN ('joined','called','acknowledged','loading') AND "delivery_order_id" IS NOT NULL
), "withdrawn" AS (
  UPDATE "queue_item" q SET "status" = 'joined', "delivery_order_id" = NULL, "called_at" = NULL, "called_by" = NULL, "acknowledged_at" = NULL,
    "version" = q."version" + 1, "updated_at" = now()
  FROM "ranked" r WHERE r."id" = q."id" AND (r."place" > 1 OR r."status" = 'joined') AND r."status" <> 'loading'
  RETURNING q."id", r."status", r."delivery_order_id"
)
INSERT INTO "audit_line" ("at", "actor_name", "subject", "subject_id", "action", "before", "after", "changed", "reason", "request_id")
  SELECT now(), 'System', 'queue_item', "id", 'withdraw call', jsonb_build_object('status', "status", 'deliveryOrderId', "delivery_order_id"),
    jsonb_build_object('status', 'joined', 'deliveryOrderId', NULL), '{status,deliveryOrderId}', 'Another truck is called for this load', 'migration'
  FROM "withdrawn" ORDER BY "id";--> statement-breakpoint
-- A load whose truck is gone, is called for another load or is loading another one, is assigned again.
WITH "orphan" AS (
  SELECT o."id", o."status", o."queue_item_id" FROM "delivery_order" o JOIN "queue_item" q ON q."id" = o."queue_item_id"
  WHERE o."status" IN ('planned','assigned','called') AND (o."status" <> 'called'
    OR q."delivery_order_id" IS DISTINCT FROM o."id" OR q."status" NOT IN ('called','acknowledged'))
), "freed" AS (
  UPDATE "delivery_order" o SET "status" = CASE r."status" WHEN 'called' THEN 'assigned' ELSE r."status" END, "queue_item_id" = NULL,
    "called_at" = NULL, "version" = o."version" + 1, "updated_at" = now()
  FROM "orphan" r WHERE r."id" = o."id" RETURNING o."id", r."status", o."status" AS "now", r."queue_item_id"
)
INSERT INTO "audit_line" ("at", "actor_name", "subject", "subject_id", "action", "before", "after", "changed", "reason", "request_id")
  SELECT now(), 'System', 'delivery_order', "id", 'truck left', jsonb_build_object('queueItemId', "queue_item_id") || CASE WHEN "status" = "now"
    THEN '{}' ELSE jsonb_build_object('status', "status") END, jsonb_build_object('queueItemId', NULL) || CASE WHEN "status" = "now"
    THEN '{}' ELSE jsonb_build_object('status', "now") END, CASE WHEN "status" = "now" THEN '{queueItemId}' ELSE '{status,queueItemId}' END::text[],
    'Its truck is called for another load', 'migration'
  FROM "freed" ORDER BY "id";--> statement-breakpoint
-- A truck that is called for a load which does not know it is called to the gate alone.
UPDATE "queue_item" q SET "delivery_order_id" = NULL, "version" = q."version" + 1 FROM "delivery_order" o
  WHERE o."id" = q."delivery_order_id" AND q."status" IN ('called','acknowledged') AND (o."queue_item_id" IS DISTINCT FROM q."id" OR o."status" <> 'called');--> statement-breakpoint
-- Of two tickets on one place in the queue, the one that it names keeps it.
UPDATE "delivery_order" o SET "queue_item_id" = NULL, "version" = o."version" + 1 FROM "queue_item" q
  WHERE q."id" = o."queue_item_id" AND q."delivery_order_id" IS DISTINCT FROM o."id" AND o."status" IN ('generated','loading','loaded','in_transit','on_site','pouring');--> statement-breakpoint
CREATE UNIQUE INDEX "delivery_order_call_once" ON "delivery_order" USING btree ("queue_item_id") WHERE status in ('called','generated','loading','loaded','in_transit','on_site','pouring');--> statement-breakpoint
CREATE UNIQUE INDEX "queue_item_load_once" ON "queue_item" USING btree ("delivery_order_id") WHERE status in ('joined','called','acknowledged','loading');