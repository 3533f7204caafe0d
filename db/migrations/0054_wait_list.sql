CREATE TABLE "wait_entry" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"demo" boolean DEFAULT false NOT NULL,
	"order_id" uuid NOT NULL,
	"tolerance_minutes" integer NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"offer" jsonb,
	"offered_until" timestamp with time zone,
	"refused" text[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "wait_entry" ADD CONSTRAINT "wait_entry_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "wait_entry_open" ON "wait_entry" USING btree ("status");--> statement-breakpoint
CREATE INDEX "wait_entry_order" ON "wait_entry" USING btree ("order_id");