CREATE TABLE "driver_phone" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"driver_id" uuid NOT NULL,
	"code_hash" text,
	"code_ends_at" timestamp with time zone,
	"bound_at" timestamp with time zone,
	"agent" text,
	"pin_hash" text,
	"open_until" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"last_used_at" timestamp with time zone,
	"minute" timestamp with time zone,
	"calls" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "driver_phone" ADD CONSTRAINT "driver_phone_driver_id_driver_id_fk" FOREIGN KEY ("driver_id") REFERENCES "public"."driver"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "driver_phone_driver" ON "driver_phone" USING btree ("driver_id");--> statement-breakpoint
CREATE UNIQUE INDEX "driver_phone_code" ON "driver_phone" USING btree ("code_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "driver_phone_code_once" ON "driver_phone" USING btree ("driver_id") WHERE bound_at is null and revoked_at is null;